import { Icon, useHydrated } from '@bank/ui';
import type { Banner } from '@bank/contract';
import { useWords } from '../../../base/state/site-context.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { HeroTabs } from './HeroTabs.tsx';
import { useSlideshow } from './use-slideshow.ts';
import styles from './Hero.module.css';

interface HeroProps {
  banners: readonly Banner[] | undefined;
  /** The page's heading while there is no slide to give it. */
  heading?: string;
  /** Further down a page that has its heading above: its titles are of a section, its pictures can wait. */
  isBelow?: boolean;
}

/** The home banner: slides that cross-fade, a tab for each and a pause button ahead of them all. */
export function Hero({ banners = [], heading, isBelow = false }: HeroProps) {
  const words = useWords();
  const show = useSlideshow(banners.length);
  const ready = useHydrated();
  if (banners.length === 0) {
    if (isBelow) return null;
    return (
      <section className={styles.hero} data-tone="night" data-sky="">
        <div className={styles.copy}>
          <h1 className={styles.title}>{heading}</h1>
        </div>
      </section>
    );
  }
  const several = banners.length > 1;
  return (
    <section
      className={styles.hero}
      data-divide="BANNER"
      data-tone="night"
      data-sky=""
      aria-roledescription={words['home.heroCarousel']}
      aria-label={words['home.heroLabel']}
      {...show.hold}
    >
      {several ? (
        <button
          type="button"
          className={styles.pause}
          aria-label={words[show.paused ? 'home.heroPlay' : 'home.heroPause']}
          onClick={show.toggle}
        >
          <Icon name={show.paused ? 'play' : 'pause'} size={18} />
        </button>
      ) : null}
      <div className={styles.slides} aria-live={show.moving ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <HeroSlide
            key={banner.id}
            banner={banner}
            number={index + 1}
            total={banners.length}
            shown={index === show.current}
            isLead={index === 0 && !isBelow}
          />
        ))}
      </div>
      {several ? (
        <HeroTabs banners={banners} current={show.current} onChoose={ready ? show.show : undefined} />
      ) : null}
    </section>
  );
}

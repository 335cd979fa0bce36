import type { ReactNode } from 'react';
import type { Divide } from '@bank/contract';
import { SectionHead, TextLink } from '@bank/ui';
import { Either } from './Either.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  caption?: ReactNode;
  more?: { wide: string; narrow: string; url: string };
  ground?: 'page' | 'surface' | 'night';
  /** Left out below 768 px, where its content is one link away. */
  wideOnly?: boolean;
  /** `false` for what is not among the essentials that elder view keeps (A11Y-8: no product promotion there). */
  inElderView?: boolean;
  /** The block that clicks in it belong to, where it is one of those that are told apart. */
  divide?: Divide;
  children: ReactNode;
}

/** One band of a home page: its ground, its head and 1144 px of content. */
export function Section({
  id,
  title,
  caption,
  more,
  ground = 'page',
  wideOnly = false,
  inElderView = true,
  divide,
  children,
}: SectionProps) {
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-divide={divide}
      data-ground={ground}
      data-tone={ground === 'night' ? 'night' : undefined}
      data-wide-only={wideOnly ? '' : undefined}
      data-elder-hide={inElderView ? undefined : ''}
    >
      <div className={styles.content}>
        <SectionHead id={id} title={title} caption={caption} more={more && <MoreLink {...more} />} />
        {children}
      </div>
    </section>
  );
}

/** The link that ends a section head. */
export function MoreLink({ wide, narrow, url }: { wide: string; narrow: string; url: string }) {
  return (
    <TextLink variant="more" href={url}>
      <Either wide={wide} narrow={narrow} />
    </TextLink>
  );
}

import type { ReactNode } from 'react';
import type { PageProps } from '../../../base/page/page-module.ts';
import { BannerContext } from '../banner-context.ts';

type View<Data> = (props: PageProps<Data>) => ReactNode;

/** A page below its banner, as the second-level layout draws it; `heading` is the name that the page gives itself. */
export function withBanner<Data>(Banner: View<Data>, Page: View<Data>, heading: string): View<Data> {
  const values = {
    title: '栏目',
    heading,
    subTitle: undefined,
    picture: undefined,
    crumbs: [],
    isTall: false,
    hasPanel: false,
  };
  return function BelowBanner(props) {
    return (
      <>
        <BannerContext value={values}>
          <Banner {...props} />
        </BannerContext>
        <Page {...props} />
      </>
    );
  };
}

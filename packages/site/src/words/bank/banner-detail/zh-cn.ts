export const bannerDetail = { until: '有效期至' } as const;

export const bannerDetail = { until: 'Valid until' } as const;

import type { Config } from '../operation/config.ts';
import type { RenderSettings } from './render-page.ts';

/** The settings that pages may know, in the browser too. */
export function pageEnvironment(config: Config): RenderSettings['environment'] {
  const [trackSalt] = config.trackSalts;
  return {
    imageBase: config.imageBase,
    fileBase: config.fileBase,
    ...(trackSalt && { trackSalt }),
    ...(config.replayScriptUrl !== '' && { replayUrl: config.replayScriptUrl }),
    ...(config.mapTileUrl !== '' && {
      mapTiles: {
        url: config.mapTileUrl,
        coordinates: config.mapTileCoordinates,
        attribution: config.mapAttribution,
      },
    }),
    ...(config.quoteUrl !== '' && { hasQuote: true }),
    ...(config.quoteClosesUrl !== '' && { hasCloses: true }),
  };
}

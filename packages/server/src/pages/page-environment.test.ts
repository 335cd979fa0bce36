import { describe, expect, it } from 'vitest';
import { readConfig } from '../operation/config.ts';
import { pageEnvironment } from './page-environment.ts';

const salt = { id: '2026-11', salt: 'x'.repeat(32) };

describe('what pages know of the settings', () => {
  it('is where pictures and documents are, as long as nothing else is set', () => {
    expect(pageEnvironment({ ...readConfig({}), trackSalts: [] })).toEqual({
      imageBase: '/images/',
      fileBase: '/files/',
    });
  });

  it('is what the operator has set, and the newest salt only', () => {
    const config = {
      ...readConfig({}),
      trackSalts: [salt, { id: '2026-10', salt: 'y'.repeat(32) }],
      replayScriptUrl: 'https://replay.example/a.js',
      mapTileUrl: 'https://map.example/{z}/{x}/{y}.png',
      mapTileCoordinates: 'GCJ02' as const,
      mapAttribution: '审图号',
      quoteUrl: 'https://quote.example/',
    };
    expect(pageEnvironment(config)).toEqual({
      imageBase: '/images/',
      fileBase: '/files/',
      trackSalt: salt,
      replayUrl: 'https://replay.example/a.js',
      mapTiles: {
        url: 'https://map.example/{z}/{x}/{y}.png',
        coordinates: 'GCJ02',
        attribution: '审图号',
      },
      hasQuote: true,
    });
  });
});

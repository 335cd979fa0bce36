import { pause, until } from './clients.mjs';

/** Resolves when a server that has started has rendered its pages ahead, which are packed only then, for minutes. */
export async function renderedAhead(bank) {
  const isPacking = async () => (await bank.metric('pages_to_pack')) > 0;
  await until(isPacking, 'pages rendered ahead', { withinMs: 180_000 });
}

const STILL_MS = 1_500;

/** Resolves when a server that has started has rendered its pages ahead and packed them. */
export async function settled(bank) {
  let last = -1;
  await until(
    async () => {
      await pause(STILL_MS);
      const renders = await bank.metric('page_render_seconds_count');
      const isStill = renders === last && (await bank.metric('pages_to_pack')) === 0;
      last = renders;
      return isStill;
    },
    'pages rendered and packed ahead',
    { withinMs: 180_000 },
  );
}

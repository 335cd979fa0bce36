import { expect, it } from 'vitest';
import { CaptchaKey } from '@bank/contract/schemas';
import { newCaptchaKey } from './captcha-key.ts';

it('makes keys that the call takes, a new one each time [FB-4]', () => {
  const keys = Array.from({ length: 200 }, newCaptchaKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(CaptchaKey.safeParse(key).success).toBe(true);
});

const CODE = /[a-z0-9]+(?:[-._/][a-z0-9]+)*/g;
const PHONE = /\+?\d{2,4}\)?(?:[ -]\d{2,8}){1,3}/g;

/** The forms under which a code is found, from normalised text: jh-2026021 → jh2026021, 2026021. */
function codeForms(code: string): string[] {
  const flat = code.replace(/[^a-z0-9]/g, '');
  if (!isCode(flat)) return [];
  const tail = /^[a-z]+(\d{3,})$/.exec(flat)?.[1];
  return tail === undefined ? [flat] : [flat, tail];
}

/** Letters with digits, or at least five digits: a product, fund, fee or notice number, a phone. */
export function isCode(flat: string): boolean {
  return /\d/.test(flat) && (/[a-z]/.test(flat) ? flat.length >= 4 : flat.length >= 5);
}

/** Every code and phone number in normalised text: 010-5550-1103 and 010 5550 1103 → 01055501103. */
export function codesIn(text: string): string[] {
  const codes = (text.match(CODE) ?? []).flatMap(codeForms);
  for (const phone of text.match(PHONE) ?? []) {
    const digits = phone.replace(/\D/g, '');
    if (digits.length >= 7 && digits.length <= 14) codes.push(digits);
  }
  return [...new Set(codes)];
}

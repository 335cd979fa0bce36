/** A challenge as the server shows it to a visitor without script; the picture is fetched by its key. */
export type ChallengeStart =
  { captchaKey: string; mode: 'image' } | { captchaKey: string; mode: 'text'; question: string };
export type ChallengeMode = ChallengeStart['mode'];

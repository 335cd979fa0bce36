import type { Words } from './zh-cn.ts';

export const refusalsEn: Words['refusals'] = {
  'nothing-changed': 'There is no change to submit.',
  overtaken: 'Fields were changed in the source meanwhile: compare and save them again first.',
  'moved-on': 'Somebody else moved this edition on. The page is up to date; please look again.',
  'own-part': 'You wrote a part of it and cannot check it. Ask a colleague who wrote none of it.',
  'no-checker': 'A checker of this scope has to do that.',
  'not-yours': 'This step is not yours.',
  'no-keys': 'No signing key is enrolled yet.',
  'bad-signature': 'The signature does not hold.',
  'old-signature': 'The time of the signature is far from the server’s. Set the clock and sign again.',
  'not-signed': 'Two signatures are needed, a maker’s and a checker’s.',
  'shown-meanwhile':
    'Visitors see another release than when this was submitted. Send it back and submit it again.',
  'past-embargo':
    'The embargo was not set. Choose a moment that is still to come, or leave it empty for none.',
  embargoed: 'It may not be published before its embargo ends.',
  'past-moment': 'Nothing was published. Choose a moment that is still to come, or publish it now.',
  'desk-at-once': 'What a desk publishes is shown at once; no moment can be given.',
  'wrong-rows': 'Cells have to be corrected first:',
  'nothing-before': 'There is no release to go back to.',
  'nothing-scheduled': 'Nothing is scheduled that could be called off.',
  'not-the-newest':
    'Something of this scope was published or rolled back after you looked. Please look again and decide then.',
  'foreign-tables': 'These tables belong to none of the desks here:',
  'bad-form': 'The form was not complete; please go back and try again.',
  'name-taken':
    'There is one of this name already, and nothing was made. Choose another name, or open what is there:',
  'bad-file': 'This file could not be read:',
  'not-found': 'There is no such page.',
  'signed-out': 'You are not signed in any more.',
  away: 'The database of the studio does not answer, and the last step was not recorded. Please try again later.',
  'in-hand': 'A colleague is working on this edition. Please try again in a moment.',
  failed: 'Something went wrong and nothing was done. Try again; if it stays, tell those who run the studio.',
  content: 'Refused by the checks of publishing:',
};

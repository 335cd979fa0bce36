import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Four steps and how long each takes. */
export function HowItGoes() {
  const words = useWords(specialWords);
  const steps = [
    [words.step1, words.step1Text],
    [words.step2, words.step2Text],
    [words.step3, words.step3Text],
    [words.step4, words.step4Text],
  ] as const;
  return (
    <Section id="how" title={words.howTitle} caption={words.howCaption} ground="surface">
      <NumberedSteps steps={steps} />
    </Section>
  );
}

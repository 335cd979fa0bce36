import { NumberedSteps } from '../../../parts/blocks/NumberedSteps.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { specialWords } from '../../../words/special/special/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** Four steps and how long each takes. */
export function HowItGoes() {
  const words = useWords(specialWords);
  const steps = [
    { name: words.step1, text: words.step1Text },
    { name: words.step2, text: words.step2Text },
    { name: words.step3, text: words.step3Text },
    { name: words.step4, text: words.step4Text },
  ];
  return (
    <Section id="how" title={words.howTitle} caption={words.howCaption} ground="surface">
      <NumberedSteps steps={steps} />
    </Section>
  );
}

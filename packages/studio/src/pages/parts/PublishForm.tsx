import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import type { EditionModel } from '../page-model.ts';
import { ActionForm } from './ActionForm.tsx';
import { Labelled } from './Labelled.tsx';

interface Props {
  edition: EditionModel;
  token: string;
  words: Words;
}

/** Now or at a moment; under embargo at its end or later. What a desk publishes is shown at once. */
export function PublishForm({ edition, token, words }: Props) {
  const { id, embargo, desk } = edition;
  return (
    <ActionForm token={token} label={words.publish} action={`/editions/${id}/publish`} isTall>
      {desk ? (
        <p>{words.desk.atOnce}</p>
      ) : (
        <fieldset>
          <legend>{words.publishWhen}</legend>
          <p>
            <label>
              <input type="radio" name="choice" value="now" defaultChecked />{' '}
              {embargo === '' ? words.publishNow : words.publishAtEmbargo(embargo.replace('T', ' '))}
            </label>
          </p>
          <p>
            <label>
              <input type="radio" name="choice" value="moment" /> {words.publishAtMoment}
            </label>
          </p>
          <Labelled id="when" label={words.publishAt} isWide>
            <input id="when" name="when" type="datetime-local" min={embargo || undefined} />
          </Labelled>
        </fieldset>
      )}
      <Button type="submit" compact>
        {words.publish}
      </Button>
    </ActionForm>
  );
}

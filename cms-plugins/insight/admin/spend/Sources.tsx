import { readSources, saveSources } from '@lanternway/contracts/insight/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useTyped } from '@lanternway/desk/drafts/use-kept';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Field, Textarea } from '@strapi/design-system';
import { Asked } from '../parts/Asked';
import { namesIn, textOf } from './source-lines';

const never = () => 3_600_000;

/** Gives one name to all the ways in which visits name a source. */
export function Sources() {
  const found = useLoaded(readCall(readSources, {}), never);
  const { reload, accept } = found;
  const { send, isBusy } = useChange(reload);

  async function save(text: string): Promise<boolean> {
    const ended = await send(writeCall(saveSources, {}, { names: namesIn(text) }), (now) => {
      accept(now);
      return { type: 'success', message: 'Saved. The names apply to all families, also to earlier ones.' };
    });
    return ended.kind === 'done';
  }

  return (
    <Panel title="Names of sources">
      <Asked asked={found}>
        {({ names }) => <SourcesForm stored={textOf(names)} isBusy={isBusy} onSave={save} />}
      </Asked>
    </Panel>
  );
}

interface SourcesFormProps {
  stored: string;
  isBusy: boolean;
  /** Returns whether the server took it. */
  onSave: (text: string) => Promise<boolean>;
}

function SourcesForm({ stored, isBusy, onSave }: SourcesFormProps) {
  const { draft, edit, forget, isTouched, wasKept } = useTyped('sources', { text: stored });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(draft.text).then((isSaved) => {
          if (isSaved) forget();
        });
      }}
    >
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      <Field.Root
        name="sources"
        hint="One line for each source: its name, a colon, and what links and other sites call it. A name that ends in .* stands for all its countries."
      >
        <Field.Label>Sources</Field.Label>
        <Textarea
          rows={8}
          value={draft.text}
          onChange={(event) => {
            edit({ text: event.target.value });
          }}
        />
        <Field.Hint />
      </Field.Root>
      <Button type="submit" loading={isBusy} disabled={!isTouched} marginTop={3}>
        Save
      </Button>
    </form>
  );
}

import { readSources, saveSources } from '@lanternway/contracts/insight/staff-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Field, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { Asked } from '../parts/Asked';
import { namesIn, textOf } from './source-lines';

const never = () => 3_600_000;

/** One name for all the ways in which a source is told. */
export function Sources() {
  const { loaded, reload, accept } = useLoaded(readCall(readSources, {}), never);
  const { send, isBusy } = useChange(reload);
  const [typed, setTyped] = useState<string | null>(null);

  async function save(text: string): Promise<void> {
    const ended = await send(writeCall(saveSources, {}, { names: namesIn(text) }), (now) => {
      accept(now);
      return { type: 'success', message: 'Saved. All families are named again, also those of the past.' };
    });
    if (ended.kind === 'done') setTyped(null);
  }

  return (
    <Panel title="Names of sources">
      <Asked loaded={loaded}>
        {({ names }) => {
          const text = typed ?? textOf(names);
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void save(text);
              }}
            >
              <Field.Root
                name="sources"
                hint="One line for each source: its name, a colon, and what links and other sites call it. A name that ends in .* stands for all its countries."
              >
                <Field.Label>Sources</Field.Label>
                <Textarea
                  rows={8}
                  value={text}
                  onChange={(event) => {
                    setTyped(event.target.value);
                  }}
                />
                <Field.Hint />
              </Field.Root>
              <Button type="submit" loading={isBusy} disabled={typed === null} marginTop={3}>
                Save
              </Button>
            </form>
          );
        }}
      </Asked>
    </Panel>
  );
}

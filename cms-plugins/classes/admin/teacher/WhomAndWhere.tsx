import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { Checkbox, Grid, TextInput, Typography } from '@strapi/design-system';
import type { PartProps } from '@lanternway/desk/drafts/use-form';
import type { Draft } from './draft';

/** Whom a teacher teaches, on which clock and in which room. */
export function WhomAndWhere(props: PartProps<Draft>) {
  const { draft, faults, isLocked, edit } = props;
  return (
    <>
      <Checkbox
        disabled={isLocked}
        checked={draft.isActive}
        onCheckedChange={(checked) => {
          edit({ isActive: checked === true });
        }}
      >
        Parents are offered times of this teacher
      </Checkbox>
      <Typography textColor="neutral600">
        No maths classes: leave both grades empty. No coding classes: leave both ages empty.
      </Typography>
      <Grid.Root gap={4}>
        <Range {...props} part="grades" words={['From grade', 'To grade']} />
        <Range {...props} part="ages" words={['From age', 'To age']} />
        <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Labelled
            name="zone"
            label="Time zone of the teacher"
            hint="The hours below are in this time zone."
            fault={faults['zone']}
          >
            <ZoneInput
              zone={draft.zone}
              isLocked={isLocked}
              onChange={(zone) => {
                edit({ zone });
              }}
            />
          </Labelled>
        </Grid.Item>
        <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
          <Labelled
            name="roomUrl"
            label="Link to the room"
            hint="Join leads parents there, from ten minutes before a class. Leave it empty if each class gets a link of its own."
            fault={faults['roomUrl']}
          >
            <TextInput
              type="url"
              disabled={isLocked}
              value={draft.roomUrl}
              onChange={(event) => {
                edit({ roomUrl: event.target.value });
              }}
            />
          </Labelled>
        </Grid.Item>
      </Grid.Root>
    </>
  );
}

interface RangeProps extends PartProps<Draft> {
  part: 'grades' | 'ages';
  words: readonly [from: string, to: string];
}

const Range = ({ part, words, draft, faults, isLocked, edit }: RangeProps) =>
  (['from', 'to'] as const).map((end, index) => (
    <Grid.Item key={end} col={3} s={6} xs={6} direction="column" alignItems="stretch">
      <Labelled
        name={`${part}.${end}`}
        label={words[index] ?? ''}
        {...(end === 'from' ? { hint: part === 'grades' ? 'Grades 1 to 10' : 'Ages 5 to 22' } : {})}
        fault={faults[`${part}.${end}`]}
      >
        <TextInput
          inputMode="numeric"
          disabled={isLocked}
          value={draft[part][end]}
          onChange={(event) => {
            edit({ [part]: { ...draft[part], [end]: event.target.value } });
          }}
        />
      </Labelled>
    </Grid.Item>
  ));

import { weekdays } from '@lanternway/contracts/fields/weekdays';
import type { Speed } from '@lanternway/contracts/insight/staff';
import { exportSpeed } from '@lanternway/contracts/insight/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { spanWords } from '../parts/words';

/** How long families wait. */
export function SpeedPanel({ speed, filter }: { speed: Speed; filter: string }) {
  const rows = [
    { what: 'Form to first reply', ...speed.reply },
    { what: 'Form to class', ...speed.class },
    { what: 'Class to paid', ...speed.pay },
    ...speed.weekdays.map((median, at) => ({
      what: `First reply, forms of ${weekdays[at] ?? ''}`,
      ...median,
    })),
  ];
  return (
    <Panel
      title="How fast we are: medians of eight weeks"
      action={
        <SaveFileButton
          of="how fast we are"
          variant="tertiary"
          path={pathTo(exportSpeed, {}, filter)}
          fileName="speed.csv"
        >
          Export CSV
        </SaveFileButton>
      }
    >
      <DataTable
        label="How fast we are"
        rows={rows}
        keyOf={({ what }) => what}
        columns={[
          { title: 'From what to what', cell: ({ what }) => what },
          { title: 'Half of the families within', cell: ({ minutes }) => spanWords(minutes) },
          { title: 'Families', cell: ({ count }) => count },
        ]}
      />
    </Panel>
  );
}

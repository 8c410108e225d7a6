import { Button } from '@strapi/design-system';

interface TableSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** Shows the numbers of a chart as a table, or the chart again. Its name stays, and whether it is pressed says what is shown. */
export const TableSwitch = ({ isTable, onChange }: TableSwitchProps) => (
  <Button
    data-no-print
    variant={isTable ? 'secondary' : 'tertiary'}
    aria-pressed={isTable}
    onClick={() => {
      onChange(!isTable);
    }}
  >
    Show as table
  </Button>
);

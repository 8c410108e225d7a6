import { readFamilyList, type FamilyList } from '@lanternway/contracts/insight/family-list';
import { dimensions, stageLabels, type Stage } from '@lanternway/contracts/insight/staff';
import { Typography } from '@strapi/design-system';
import { useLocation } from 'react-router-dom';

/** What a number of families has narrowed a list to. It goes with the other filters. */
export function FamiliesNote({ what }: { what: string }) {
  const written = new URLSearchParams(useLocation().search).get('families');
  const list = written === null ? null : readFamilyList(written);
  return list === null ? null : (
    <Typography style={{ overflowWrap: 'anywhere' }}>{`${familiesWords(list)}: ${what}.`}</Typography>
  );
}

const steps: Record<Stage, string> = {
  leads: 'came',
  booked: 'booked',
  attended: 'attended',
  paid: 'paid',
  kept: 'paid and stayed',
};

/** 'Families who came from 2026-09-01 to 2026-10-31 and paid, source Google' */
export function familiesWords({ step, filter }: FamilyList): string {
  const { view, from, to } = filter;
  const days = `from ${from} to ${to}`;
  const came = step === 'leads' || view === 'activity';
  const what = came ? `${steps[step]} ${days}` : `came ${days} and ${steps[step]}`;
  const narrowed = dimensions.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [`, ${name} ${value}`];
  });
  return `${stageLabels[step]}: families who ${what}${narrowed.join('')}`;
}

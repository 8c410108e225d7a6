// Databases: SQLite, as what is measured has the same names on both.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { machineLimits } from '@lanternway/contracts/audit/machine';
import { load } from 'js-yaml';
import { freePort } from '../../src/backup/free-port';
import { spawnCms, untilReady } from '../spawn-cms';
import { cmsRoot } from '../home';
import { createTestHome } from '../start-cms';
import { metricsIn } from './metric-names';

interface Alerts {
  groups: { name: string; rules: Rule[] }[];
}

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const read = (file: string) => readFileSync(path.resolve(cmsRoot, '..', file), 'utf8');
const guide = 'docs/guides/operator';
const chapters = readdirSync(path.resolve(cmsRoot, '..', guide)).flatMap((file) =>
  [...read(`${guide}/${file}`).matchAll(/^##? (.+)$/gm)].map(([, title]) => title ?? ''),
);
const rules = (load(read('deploy/prometheus/alerts.yml')) as Alerts).groups.flatMap((group) => group.rules);
const board = JSON.parse(read('deploy/grafana/lanternway.json')) as Board;
const monitoring = read(`${guide}/monitoring.md`).split(/^## Monitoring$/m)[1] ?? '';

/** Names of all metrics, whether they have a value yet or not. */
let offered: string[];

beforeAll(async () => {
  const home = await createTestHome();
  const port = String(await freePort());
  const cms = await spawnCms({ ...home.env, METRICS_PORT: port });
  await untilReady(cms);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  offered = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? '');
  cms.signal('SIGKILL');
  await cms.ended;
  await home.remove();
});

it('has an alert that can be read and acted on for each rule', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, for: time, labels, annotations } of rules) {
    expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
    expect(time).toMatch(/^\d+[mh]$/);
    expect(['page', 'warn']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/^[A-Z].+\.$/);
    const [, chapter] = /Guide for operators, chapter "(.+)"\.$/.exec(annotations.action) ?? [];
    expect(chapters).toContain(chapter);
    expect(monitoring).toContain(`\`${alert}\``);
  }
});

/** How many seconds an alert lets pass, where it is written as a number or as '26 * 3600'. */
const allowedBy = (metric: string): number => {
  const { expr = '' } = rules.find(({ expr }) => expr.includes(metric)) ?? {};
  const [, written = ''] = /> ([\d *]+)$/.exec(expr) ?? [];
  return written.split('*').reduce((product, factor) => product * Number(factor), 1);
};

it('calls the same late in the alerts of operators and on the home of the super admin', () => {
  expect({
    mailSeconds: allowedBy('mail_oldest_seconds'),
    scheduleSeconds: allowedBy('publisher_schedule_late_seconds'),
    backupSeconds: allowedBy('backup_last_success_timestamp_seconds'),
  }).toEqual(machineLimits);
});

it('reads nothing in alerts and on the board that the server does not offer', () => {
  const panels = board.panels.flatMap(({ targets }) => targets);
  expect(panels.length).toBeGreaterThan(10);
  const named = [...rules, ...panels].flatMap(({ expr }) => metricsIn(expr));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !offered.includes(name))).toEqual([]);
});

it('describes each of our metrics in the guide, and none that is not there', () => {
  const ours = offered.filter((name) => !/^(nodejs|process)_/.test(name));
  const described = [...monitoring.matchAll(/^\| `([a-z_]+)/gm)].map(([, name]) => name ?? '');
  expect(described.sort()).toEqual(ours.sort());
});

import { Gauge, type Registry } from 'prom-client';
import { readLastBackup } from '../backup/last-backup';

/** When the data was backed up. The command that does it ends at once, so the servers of its folder tell it. */
export function measureBackups(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last complete backup was made, in seconds since 1970; 0 where none is known.',
    registers: [registry],
    async collect() {
      this.set(((await readLastBackup(dataDir))?.getTime() ?? 0) / 1000);
    },
  });
}

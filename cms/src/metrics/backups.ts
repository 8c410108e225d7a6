import { Gauge, type Registry } from 'prom-client';
import { readLastBackup } from '../backup/last-backup';

/** When the data was last backed up. The command ends after its work, so the servers with the same folder report it. */
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

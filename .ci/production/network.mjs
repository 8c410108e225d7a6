import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The network of the services. It exists only in the namespace of this run, so no port of the machine is used. */
const bridge = 'services';

/** This program's own address there. */
export const ownAddress = '10.77.0.1';

/** @param {string[]} args */
const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** @param {string} place */
export function makeNetwork(place) {
  execFileSync('mount', ['-t', 'tmpfs', 'run', '/run']);
  const hosts = path.join(place, 'hosts');
  writeFileSync(hosts, '127.0.0.1 localhost\n');
  execFileSync('mount', ['--bind', hosts, '/etc/hosts']);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${ownAddress}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  let last = 9;
  return {
    /** What has an address of its own, from the next one on. @param {string} name of at most eleven letters */
    join(name) {
      const address = `10.77.0.${(last += 1)}`;
      ip('netns', 'add', name);
      ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('link', 'set', `to-${name}`, 'master', bridge, 'up');
      ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
      ip('-n', name, 'link', 'set', 'lo', 'up');
      ip('-n', name, 'link', 'set', 'eth0', 'up');
      return address;
    },
    /** @param {string} name */
    leave: (name) => ip('netns', 'delete', name),
  };
}

/**
 * Who has which name: for all in a file of hosts, and for the proxy, which asks a name server, in a table.
 * @param {string} place
 */
export function makeNames(place) {
  const table = path.join(place, 'names.json');
  mkdirSync(place, { recursive: true });
  /** @param {Record<string, string[]>} names */
  function tell(names) {
    // The name server may be reading.
    writeFileSync(`${table}.new`, JSON.stringify(names));
    renameSync(`${table}.new`, table);
    const lines = Object.entries(names).map(([name, [first]]) =>
      first === undefined ? '' : `${first} ${name}\n`,
    );
    writeFileSync(path.join(place, 'hosts'), `127.0.0.1 localhost\n${lines.join('')}`);
  }
  return { table, tell };
}

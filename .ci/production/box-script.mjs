/**
 * What makes a container out of a process: its own tree of files, of which it can write to nothing but its volumes, and a user
 * without rights. Runs as root in a new mount and process namespace, and becomes the service.
 */

/**
 * @typedef {{ to: string, from?: string, options?: string, isReadOnly?: boolean }} Mount
 * without `from`: memory; `options` are those of the mount
 * @typedef {{ root: string, mounts: Mount[], user: string, folder: string, command: string[], isReadOnly: boolean }} Box
 */

/** @param {string} text */
const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Programs and their settings come from this machine's Debian, as they would from an image that is made of it. */
const system = [
  'mount -t tmpfs -o mode=0755 image "$root"',
  'cd "$root"',
  'mkdir -p usr etc dev proc sys tmp run var/lib app data',
  'for name in bin sbin lib lib64; do [ ! -e "/$name" ] || ln -s "usr/$name" "$name"; done',
  'for name in usr etc; do mount --bind "/$name" "$name"; mount -o remount,bind,ro "$name"; done',
  'mount -t proc proc proc',
  'for name in null zero full random urandom; do touch "dev/$name"; mount --bind "/dev/$name" "dev/$name"; done',
  'ln -s /proc/self/fd dev/fd; ln -s /proc/self/fd/0 dev/stdin; ln -s /proc/self/fd/1 dev/stdout; ln -s /proc/self/fd/2 dev/stderr',
  'mkdir dev/shm; mount -t tmpfs -o mode=1777,size=256m shm dev/shm',
];

/** @param {Mount} mount */
function linesFor({ to, from, options, isReadOnly = false }) {
  const place = quote(to.slice(1));
  if (from === undefined)
    return [`mkdir -p ${place}`, `mount -t tmpfs -o ${quote(options ?? 'mode=1777')} tmpfs ${place}`];
  const source = quote(from);
  return [
    `if [ -d ${source} ]; then mkdir -p ${place}; else mkdir -p "$(dirname ${place})"; [ -e ${place} ] || touch ${place}; fi`,
    `mount --bind ${source} ${place}`,
    ...(isReadOnly ? [`mount -o remount,bind,ro ${place}`] : []),
  ];
}

/** The arguments of `setpriv` for a user without rights, who gains none by a program. @param {string} user `uid:gid` */
export function asUser(user) {
  const [uid = '0', gid = uid] = user.split(':');
  const noRights = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...noRights];
}

/** @param {Box} box @returns {string} a script for `sh` */
export function scriptFor({ root, mounts, user, folder, command, isReadOnly }) {
  const run = [...asUser(user), 'env', `--chdir=${folder}`, ...command].map(quote).join(' ');
  return [
    'set -eu',
    `root=${quote(root)}`,
    ...system,
    ...mounts.flatMap(linesFor),
    ...(isReadOnly ? ['mount -o remount,ro "$root"'] : []),
    `exec chroot "$root" ${run}`,
  ].join('\n');
}

/** Stands in for the program `docker`: passes its words to the run's engine, over the socket that DOCKER_SOCKET names. */
import { connect } from 'node:net';

const socket = connect(process.env.DOCKER_SOCKET ?? '');
let answer = '';
socket.on('data', (part) => (answer += String(part)));
socket.on('end', () => {
  const { code, output } = JSON.parse(answer);
  process.stdout.write(output);
  process.exitCode = code;
});
socket.write(`${JSON.stringify(process.argv.slice(2))}\n`);

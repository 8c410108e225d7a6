import net from 'node:net';

/**
 * @typedef {object} Line a connection that is kept open; it carries one request at a time
 * @property {net.Socket} socket
 * @property {string} heard the answer received so far
 * @property {(status: number) => void} answered
 */

/**
 * The whole request, made only once: the client shares the machine with the server that it measures.
 * @param {string} url of the server
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {object} [body]
 */
export function requestOf(url, method, path, body) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const ofBody =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${ofBody}\r\n${text}`);
}

/**
 * Sends requests over as many connections as there are requests at once, without the overhead of an HTTP client.
 * @param {string} url
 * @returns {(request: Buffer) => Promise<number>} the status of the complete answer; 0 if there is none
 */
export function openLines(url) {
  const { hostname, port } = new URL(url);
  /** @type {Line[]} */
  const free = [];

  function open() {
    const socket = net.connect({ port: Number(port), host: hostname, noDelay: true });
    socket.setEncoding('latin1');
    /** @type {Line} */
    const line = { socket, heard: '', answered: () => {} };
    socket.on('data', (chunk) => {
      line.heard += chunk;
      if (!isWhole(line.heard)) return;
      const status = Number(line.heard.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
      line.heard = '';
      free.push(line);
      line.answered(status);
    });
    const end = () => {
      const place = free.indexOf(line);
      if (place >= 0) free.splice(place, 1);
      line.answered(0);
    };
    socket.on('error', end).on('close', end);
    return line;
  }

  return (request) =>
    new Promise((resolve) => {
      const line = free.pop() ?? open();
      line.answered = resolve;
      line.socket.write(request);
    });
}

/** @param {string} answer received so far */
export function isWhole(answer) {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length !== undefined) return answer.length >= head + 4 + Number(length);
  return answer.endsWith('\r\n0\r\n\r\n');
}

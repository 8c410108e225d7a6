import { hostname } from 'node:os';
import { redact } from './redact';
import { currentRequestId } from './request-id';

/** An event on its way to the log, as winston hands it over: a message with fields, or an error itself. */
interface LogEvent {
  level: string;
  message?: unknown;
  stack?: unknown;
  [field: string]: unknown;
}

/** Where winston's transports look for the finished line. */
const line = Symbol.for('message');
const plainLevel = Symbol.for('level');

/** Fields that our own lines have next to their message. Others are not written: nobody knows what is in them. */
const fields = ['method', 'route', 'status', 'ms'] as const;

const instance = `${hostname()}:${String(process.pid)}`;

export interface LogFormat {
  transform: (event: LogEvent) => object;
}

const finish = (event: LogEvent, text: string) => ({
  level: event.level,
  message: event.message,
  [plainLevel]: event.level,
  [line]: text,
});

/** The words of an error that was logged, or of the message; never how JavaScript shows an object. */
function wordsOf({ message }: LogEvent): string {
  if (typeof message === 'string') return redact(message);
  return message instanceof Error ? redact(message.message) : redact(JSON.stringify(message) ?? '');
}

const stackOf = ({ stack, message }: LogEvent): string | undefined => {
  const found = stack ?? (message instanceof Error ? message.stack : undefined);
  return typeof found === 'string' && found !== message ? redact(found) : undefined;
};

/** One event a line, for programs: time, level, msg, requestId, and the fields that an event has. */
export const jsonFormat: LogFormat = {
  transform: (event) =>
    finish(
      event,
      JSON.stringify({
        time: new Date().toISOString(),
        level: event.level,
        msg: wordsOf(event),
        requestId: currentRequestId(),
        ...Object.fromEntries(fields.map((name) => [name, event[name]])),
        stack: stackOf(event),
        instance,
      }),
    ),
};

const colours: Readonly<Record<string, number>> = { error: 31, warn: 33, info: 32, http: 32 };

/** For people: time, level and words; the request's id at the end. An error's stack is in the lines below. */
export const prettyFormat = (hasColour: boolean): LogFormat => ({
  transform(event) {
    const { level } = event;
    const shown = hasColour ? `\u001b[${String(colours[level] ?? 34)}m${level}\u001b[39m` : level;
    const time = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const id = currentRequestId();
    const stack = stackOf(event);
    const words = `[${time}] ${shown}: ${wordsOf(event)}${id === undefined ? '' : ` [${id}]`}`;
    return finish(event, stack === undefined ? words : `${words}\n${stack}`);
  },
});

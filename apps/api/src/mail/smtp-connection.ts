import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { TransportError } from './transport.ts';

export interface SmtpReply {
  code: number;
  /** Without codes; of EHLO the first is the greeting, the rest are extensions. */
  lines: string[];
}
export interface SmtpConnection {
  reply(stage: string): Promise<SmtpReply>;
  write(data: string): void;
  /** Turns the open connection into TLS. @throws TransportError */
  upgrade(): Promise<void>;
  /** Says QUIT and does not wait for the answer. */
  quit(): void;
  close(): void;
}
export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte (port 465). */
  implicitTls: boolean;
  /** An authority besides the system's own, in PEM. */
  ca?: string;
}

const maxReplyBytes = 65_536;

/** Opens a connection and reads it reply by reply (RFC 5321, section 4.2). The signal destroys it. @throws TransportError */
export async function openSmtp(address: SmtpAddress, signal: AbortSignal): Promise<SmtpConnection> {
  const tls: ConnectionOptions = {
    host: address.host,
    ...(isIP(address.host) ? {} : { servername: address.host }),
    ...(address.ca ? { ca: address.ca } : {}),
    minVersion: 'TLSv1.2',
  };
  let socket: Socket;
  let received = '';
  let lost: TransportError | null = null;
  let waiting: (() => void) | null = null;
  const wake = () => {
    waiting?.();
    waiting = null;
  };
  const lose = (reason: string) => {
    lost ??= new TransportError(reason);
    wake();
  };
  const receive = (chunk: Buffer) => {
    received += chunk.toString('latin1');
    if (received.length > maxReplyBytes) socket.destroy();
    wake();
  };
  const listen = (to: Socket) => {
    socket = to;
    to.on('data', receive);
    to.on('error', () => lose('connection lost'));
    to.on('close', () => lose('connection closed'));
  };
  const abort = () => {
    lose('time-out');
    socket.destroy();
  };
  const opened = (to: Socket, event: 'connect' | 'secureConnect', stage: string) =>
    new Promise<void>((done, fail) => {
      to.once(event, done);
      // What went wrong with a certificate names hosts, not people.
      to.once('error', (error: NodeJS.ErrnoException) => fail(new TransportError(`${stage} ${error.code ?? 'failed'}`)));
      to.once('close', () => fail(lost ?? new TransportError(`${stage} closed`)));
    });

  signal.throwIfAborted();
  listen(address.implicitTls ? connectTls({ ...tls, port: address.port }) : connectPlain({ host: address.host, port: address.port }));
  signal.addEventListener('abort', abort, { once: true });
  const close = () => {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  };
  await opened(socket!, address.implicitTls ? 'secureConnect' : 'connect', 'connect').catch((error: unknown) => {
    close();
    throw error;
  });

  return {
    reply: async (stage) => {
      for (;;) {
        const found = /^(?:\d{3}-[^\r\n]*\r?\n)*\d{3}(?: [^\r\n]*)?\r?\n/.exec(received);
        if (found) {
          received = received.slice(found[0].length);
          const lines = found[0].trimEnd().split(/\r?\n/);
          return { code: Number(lines[0]?.slice(0, 3)), lines: lines.map((line) => line.slice(4)) };
        }
        if (/^(?!\d{3}[ -])[^\n]*\n/.test(received)) throw new TransportError(`${stage} not SMTP`);
        if (lost) throw lost;
        await new Promise<void>((done) => (waiting = done));
      }
    },
    write: (data) => void socket.write(data),
    upgrade: async () => {
      if (received !== '') throw new TransportError('STARTTLS followed by more'); // words that were slipped in before the encryption
      const plain = socket;
      plain.removeListener('data', receive);
      const secure = connectTls({ ...tls, socket: plain });
      listen(secure);
      await opened(secure, 'secureConnect', 'STARTTLS');
    },
    quit: () => {
      signal.removeEventListener('abort', abort);
      const open = socket;
      open.end('QUIT\r\n');
      setTimeout(() => open.destroy(), 1_000).unref();
    },
    close,
  };
}

import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { portOf } from '../../src/platform/port-of.ts';
import { selfSigned } from './self-signed.ts';

export interface FakeSmtp {
  port: number;
  ca: string;
  /** The commands of clients, each with whether it was encrypted; the text of an email is one entry, 'text'. */
  received: { line: string; secure: boolean }[];
  /** Received emails, with dots unstuffed. */
  emails: string[];
  open: () => number;
  close: () => Promise<void>;
}
export interface FakeSmtpOptions {
  /** Lines of the answer to EHLO, before and after STARTTLS. */
  extensions?: { plain: string[]; secure: string[] };
  /** Another response to commands with this prefix ('RCPT', 'AUTH', 'text' ...); null: none. */
  answers?: Record<string, string | null>;
  implicitTls?: boolean;
  /** Sends every response byte by byte. */
  slowly?: boolean;
}

/** A mail server with just enough SMTP on a free port of 127.0.0.1, with configurable responses. */
export async function startFakeSmtp({
  extensions = { plain: ['STARTTLS'], secure: ['AUTH PLAIN LOGIN'] },
  answers = {},
  implicitTls = false,
  slowly = false,
}: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const { key, cert } = selfSigned();
  const received: FakeSmtp['received'] = [];
  const emails: string[] = [];
  const sockets = new Set<Socket>();

  function serve(socket: Socket, secure: boolean, greeted: boolean): void {
    let buffer = '';
    let mode: 'commands' | 'text' | 'user' | 'password' = 'commands';
    const reply = (lines: string) => {
      if (!slowly) return void socket.write(`${lines}\r\n`);
      for (const byte of Buffer.from(`${lines}\r\n`)) socket.write(Buffer.from([byte]));
    };
    const answer = (command: string, usual: string): boolean => {
      const answer = answers[command] === undefined ? usual : answers[command];
      if (answer !== null) reply(answer);
      return answer !== null && answer[0] === usual[0];
    };
    const command = (line: string): void => {
      received.push({ line, secure });
      const name = /^[A-Z]+/.exec(line)?.[0] ?? '';
      if (mode === 'user') return void ((mode = 'password'), reply('334 UGFzc3dvcmQ6'));
      if (mode === 'password') return void ((mode = 'commands'), answer('AUTH', '235 welcome'));
      if (name === 'EHLO')
        return void answer(
          'EHLO',
          ['fake.test', ...(secure ? extensions.secure : extensions.plain)]
            .map((text, i, all) => `250${i === all.length - 1 ? ' ' : '-'}${text}`)
            .join('\r\n'),
        );
      if (name === 'STARTTLS') {
        if (!answer('STARTTLS', '220 go ahead')) return;
        socket.removeAllListeners('data');
        serve(new TLSSocket(socket, { isServer: true, key, cert }), true, true);
      } else if (line === 'AUTH LOGIN') {
        mode = 'user';
        reply('334 VXNlcm5hbWU6');
      } else if (name === 'AUTH') answer('AUTH', '235 welcome');
      else if (name === 'DATA') mode = answer('DATA', '354 go on') ? 'text' : 'commands';
      else if (name === 'QUIT') socket.end('221 bye\r\n');
      else answer(name, '250 fine');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = mode === 'text' ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (mode === 'text' ? 5 : 2));
        if (mode === 'text') {
          mode = 'commands';
          received.push({ line: 'text', secure });
          if (answer('text', '250 taken')) emails.push(piece.replaceAll(/^\.\./gm, '.'));
        } else command(piece);
      }
    });
    if (!greeted) answer('greeting', '220 fake.test ready');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(implicitTls ? new TLSSocket(socket, { isServer: true, key, cert }) : socket, implicitTls, false);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
  return {
    port: portOf(server),
    ca: cert,
    received,
    emails,
    open: () => sockets.size,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

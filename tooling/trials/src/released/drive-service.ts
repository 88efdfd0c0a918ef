import { join } from 'node:path';
import { startEmbedded } from '@voyage/api/db/embedded.ts';
import { endAll } from '@voyage/bench/processes.ts';
import { logIn, Member } from '../calls.ts';
import { demonstration, startRelease } from './released-process.ts';

/** A member's booking by calls of a released service, without a site. @throws Error for anything that fails */
export async function driveService(folder: string, home: string): Promise<void> {
  const database = await startEmbedded(join(home, 'database'));
  try {
    const { address, release, stop } = await startRelease(folder, demonstration(database.url));
    const health: { release?: { commit?: string } } = await (await fetch(`${address}/health`)).json();
    if (health.release?.commit !== release.commit) throw new Error('/health names another release');
    const member = new Member(address, await logIn(address, 'noir'));
    const orderId = await member.book(40);
    const certificate = await fetch(`${address}/v1/user/hotel/order/${orderId}/pdf`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    if (!(await certificate.text()).startsWith('%PDF-')) throw new Error('the certificate is not a PDF');
    await member.cancel(orderId);
    const status = await member.statusOf(orderId);
    if (status !== 'cancelled') throw new Error(`the cancelled order is ${status}`);
    await stop();
    console.log('the service alone: a login, a search, a booking, its certificate, its cancellation');
  } finally {
    await endAll();
    await database.stop();
  }
}

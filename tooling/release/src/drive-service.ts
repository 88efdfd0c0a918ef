import { join } from 'node:path';
import { MemberCalls } from './member-calls.ts';
import { startDatabase } from './own-database.ts';
import { demonstration, killAll, startRelease } from './released-process.ts';

/** A member's booking by calls of a released service, without a site. @throws Error for anything that fails */
export async function driveService(folder: string, home: string): Promise<void> {
  const database = await startDatabase(join(home, 'database'));
  try {
    const service = await startRelease(folder, demonstration(database.url));
    const health: { release?: { commit?: string } } = JSON.parse(
      await (await fetch(`${service.address}/health`)).text(),
    );
    if (health.release?.commit !== service.release.commit) throw new Error('/health names another release');
    const member = new MemberCalls(service.address);
    await member.login('noir');
    const orderId = await member.book(40);
    const certificate = await member.file(`v1/user/hotel/order/${orderId}/pdf`);
    if (!certificate.startsWith('%PDF-')) throw new Error('the certificate is no PDF');
    await member.cancel(orderId);
    const status = await member.statusOf(orderId);
    if (status !== 'cancelled') throw new Error(`the cancelled order is ${status}`);
    await service.stop();
    console.log('the service alone: a login, a search, a booking, its certificate, its cancellation');
  } finally {
    killAll();
    await database.stop();
  }
}

import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes: the minimum that OWASP recommends for one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);
export const verifyPassword = (stored: string, password: string) => verify(stored, password);

let decoy: Promise<string> | undefined;
/** Takes as long as a real check, so that timing does not reveal whether an account exists. */
export async function verifyDecoy(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
}

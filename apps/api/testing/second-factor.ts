import { Secret, TOTP } from 'otpauth';
import type { Reply, TestService } from './service.ts';
import { newAddress, newMember } from './accounts.ts';

export const password = 'Cedar7Lantern';
const stepMs = 30_000;

/** The code of an app, `steps` time steps from the service's now. */
export const codeFor = (s: TestService, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: s.clock.now.getTime() + steps * stepMs,
  });
export const nextStep = (s: TestService): void => s.pass(stepMs);

export interface StaffMember {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}
/** A member who became an employee, with a session opened with a password alone. */
export async function newEmployee(s: TestService): Promise<StaffMember> {
  const { email } = await newMember(s);
  const [{ id } = { id: '' }] = await s.sql<{ id: string }>(
    `update users set roles = '{employee}', level = 'employee', claims_version = claims_version + 1 where username = $1 returning id`,
    [email],
  );
  const { accessToken, refreshToken } = await s.session(id);
  return { id, email, token: accessToken, refreshToken };
}

const post = (s: TestService, path: string, body: object, token?: string): Promise<Reply> =>
  s.call('POST', path, { body, address: newAddress(), ...(token ? { token } : {}) });
export const logIn = (s: TestService, username: string, secret = password): Promise<Reply> =>
  post(s, 'v1/auth/login', { username, password: secret });
export const secondStep = (
  s: TestService,
  challenge: string,
  code: string,
  brand?: 'main' | 'club',
): Promise<Reply> => post(s, 'v1/auth/login/second-factor', { challenge, code, brand });
export const setUpAtLogin = (s: TestService, challenge: string): Promise<Reply> =>
  post(s, 'v1/auth/login/second-factor/set-up', { challenge, brand: 'club' });
export const confirmAtLogin = (
  s: TestService,
  challenge: string,
  code: string,
  brand?: 'main' | 'club',
): Promise<Reply> => post(s, 'v1/auth/login/second-factor/confirm', { challenge, code, brand });

const path = 'v1/user/second-factor';
export const secondFactorClient = (s: TestService, token: string) => ({
  state: () => s.call('GET', path, { token }),
  setUp: (body: object) => post(s, path, body, token),
  confirm: (code: string, brand?: 'main' | 'club') => s.call('PUT', path, { token, body: { code, brand } }),
  newCodes: (body: object) => post(s, `${path}/recovery-codes`, body, token),
  remove: (body: object) => s.call('DELETE', path, { token, body }),
});

export interface WithFactor extends StaffMember {
  secret: string;
  codes: string[];
}
/** An employee with a second factor; the clock has advanced one step, so that the app shows a fresh code. */
export async function withFactor(s: TestService): Promise<WithFactor> {
  const member = await newEmployee(s);
  const mine = secondFactorClient(s, member.token);
  const { secret } = (await mine.setUp({ password })).data;
  const reply = await mine.confirm(codeFor(s, secret));
  if (reply.status !== 200) throw new Error(reply.text);
  nextStep(s);
  return { ...member, secret, codes: reply.data.recoveryCodes };
}
/** The challenge after a correct password. */
export const challengeOf = async (s: TestService, { email }: StaffMember): Promise<string> =>
  (await logIn(s, email)).data.challenge;
export const desk = (s: TestService, token: string): Promise<Reply> =>
  s.call('POST', 'v1/admin/user/search', { token, body: { query: 'elite@demo.test' } });

import * as atLogin from '../../use-cases/account/second-factor/second-step.ts';
import * as own from '../../use-cases/account/second-factor/own-factor.ts';
import type { Handlers } from '../handling/handler.ts';

export const secondFactor = {
  loginWithCode: async ({ body, address, userAgent, services }) => ({
    data: await atLogin.logInWithCode(services, body, { address, userAgent }),
  }),
  setUpAtLogin: async ({ body, address, userAgent, services }) => ({
    data: await atLogin.setUpAtLogin(services, body, { address, userAgent }),
  }),
  confirmAtLogin: async ({ body, address, userAgent, services }) => ({
    data: await atLogin.confirmAtLogin(services, body, { address, userAgent }),
  }),
  secondFactor: async ({ caller, services }) => ({ data: await own.readFactor(services, caller) }),
  setUpSecondFactor: async ({ body, caller, services }) => ({
    data: await own.setUp(services, caller, body),
  }),
  confirmSecondFactor: async ({ body, caller, services }) => ({
    data: await own.confirm(services, caller, body),
  }),
  newRecoveryCodes: async ({ body, caller, services }) => ({
    data: await own.renewCodes(services, caller, body),
  }),
  removeSecondFactor: async ({ body, caller, services }) => ({
    data: await own.remove(services, caller, body),
  }),
} satisfies Partial<Handlers>;

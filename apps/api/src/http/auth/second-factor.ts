import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as atLogin from '../../use-cases/account/second-step.ts';
import * as own from '../../use-cases/account/own-factor.ts';
import { handler } from '../handling/handler.ts';

export const loginWithCode = handler(
  endpoints.loginWithCode,
  async ({ body, address, userAgent, services }) => ({
    data: await atLogin.logInWithCode(services, body, { address, userAgent }),
  }),
);
export const setUpAtLogin = handler(
  endpoints.setUpAtLogin,
  async ({ body, address, userAgent, services }) => ({
    data: await atLogin.setUpAtLogin(services, body, { address, userAgent }),
  }),
);
export const confirmAtLogin = handler(
  endpoints.confirmAtLogin,
  async ({ body, address, userAgent, services }) => ({
    data: await atLogin.confirmAtLogin(services, body, { address, userAgent }),
  }),
);

export const secondFactor = handler(endpoints.secondFactor, async ({ caller, services }) => ({
  data: await own.readFactor(services, caller),
}));
export const setUpSecondFactor = handler(endpoints.setUpSecondFactor, async ({ body, caller, services }) => ({
  data: await own.setUp(services, caller, body),
}));
export const confirmSecondFactor = handler(
  endpoints.confirmSecondFactor,
  async ({ body, caller, services }) => ({ data: await own.confirm(services, caller, body) }),
);
export const newRecoveryCodes = handler(endpoints.newRecoveryCodes, async ({ body, caller, services }) => ({
  data: await own.renewCodes(services, caller, body),
}));
export const removeSecondFactor = handler(
  endpoints.removeSecondFactor,
  async ({ body, caller, services }) => ({ data: await own.remove(services, caller, body) }),
);

import { hasContent, hasSettings, hideUnneeded, permissionsIn, withoutModel } from './hidden-links';

const named = (...actions: string[]) => actions.map((action) => ({ action }));

describe('the links of the admin', () => {
  it('lead to no shop and to nothing that only code changes', async () => {
    const permissions = [
      { action: 'admin::marketplace.read' },
      { action: 'plugin::content-type-builder.read' },
      { action: 'admin::users.read' },
      { action: 'plugin::upload.read' },
    ].map((permission, id) => ({ id, subject: null, actionParameters: {}, conditions: [], ...permission }));
    const context = { pathname: '/', search: '', permissions };
    const shown = await hideUnneeded(context)((kept) => kept)(permissions);
    expect(shown.map(({ action }) => action)).toEqual(['admin::users.read', 'plugin::upload.read']);
  });

  it('lead from no entry to the content model', () => {
    const actions = [{ type: 'edit-the-model' }, { type: 'configure-the-view' }, {}];
    expect(withoutModel(actions)).toEqual([{ type: 'configure-the-view' }, {}]);
  });

  it('lead to the settings only where there is something to set', () => {
    expect(hasSettings(named('plugin::enquiries.read', 'plugin::content-manager.explorer.read'))).toBe(false);
    expect(hasSettings(named('admin::marketplace.read'))).toBe(false);
    expect(hasSettings(named('plugin::enquiries.read', 'admin::users.read'))).toBe(true);
  });

  it('lead to the content only where there is some to read', () => {
    expect(hasContent(named('plugin::classes.teach'))).toBe(false);
    expect(hasContent(named('plugin::content-manager.explorer.read'))).toBe(true);
  });
});

describe('the permissions of who has logged in', () => {
  const told = (endpointName: string, payload: unknown) => ({
    type: 'adminApi/executeQuery/fulfilled',
    meta: { arg: { endpointName } },
    payload,
  });

  it('are read from the answer about them', () => {
    expect(permissionsIn(told('getMyPermissions', named('admin::users.read')))).toEqual(
      named('admin::users.read'),
    );
  });

  it.each([[told('getMe', [])], [told('getMyPermissions', 'none')], [{ type: 'else' }], [null]])(
    'are not in another action: %j',
    (action) => {
      expect(permissionsIn(action)).toBeNull();
    },
  );
});

import { forgetValues } from './forget-values';

it('removes each refused value, and leaves the rest of the refusal', () => {
  const refused = { path: ['password'], message: 'Too short', name: 'ValidationError' };
  const whole = { path: [], message: 'One field too many', name: 'ValidationError' };
  const errors = [
    { ...refused, value: 'Abc1' },
    { ...whole, value: { password: 'Abc1' } },
  ];
  const body = { data: null, error: { status: 400, details: { errors } } };
  forgetValues(body);
  expect(body.error).toEqual({ status: 400, details: { errors: [refused, whole] } });
});

it.each([[null], ['Not found'], [{ error: { details: {} } }], [{ error: { details: { errors: 'many' } } }]])(
  'leaves another body as it is: %j',
  (body) => {
    const before = structuredClone(body);
    forgetValues(body);
    expect(body).toEqual(before);
  },
);

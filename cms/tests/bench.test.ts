// Databases: SQLite, as it is about programs of the bench, which write the same tables on both.
import { runProgram } from './run-program';
import { createTestHome, type TestHome } from './start-cms';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(() => home.remove());

it('lets every part of the bench add what it needs, log in and send its first requests', async () => {
  expect(await runProgram('bench/beginning/run', home.env)).toEqual({ code: 0, output: '' });
});

import path from 'node:path';
import {expect, test} from 'vitest';
import {readDocument} from '../../plugins/content-rules/document';
import {commandsIn, problemsOf, readRepository, tasksIn} from './commands';

const repositories = new Map([['app', readRepository(path.join(__dirname, 'fixtures/app'))]]);
const cloned = new Set(['quintel/etengine', 'quintel/my-etm']);

/** What is wrong with commands in a block of this title. */
function problems(code: string, title = 'app'): string[] {
  const page = readDocument('contrib/docker.md', `Words.\n\n\`\`\`bash title="${title}"\n${code}\n\`\`\`\n`);
  return problemsOf(commandsIn(page), repositories, cloned);
}

test('commands are read as the shell reads them', () => {
  const page = readDocument(
    'contrib/docker.md',
    '```bash title="app"\n# Once\nRAILS_ENV=test docker compose run -e A=b \\\n  web bin/setup && bin/rails "db:drop" # gone\n\nls\n```\n\n```ruby\nputs 1\n```\n',
  );
  expect(commandsIn(page)).toEqual([
    {file: 'contrib/docker.md', line: 3, folder: 'app', words: 'docker compose run -e A=b web bin/setup'.split(' ')},
    {file: 'contrib/docker.md', line: 3, folder: 'app', words: ['bin/rails', 'db:drop']},
    {file: 'contrib/docker.md', line: 6, folder: 'app', words: ['ls']},
  ]);
});

test('tasks have the names of their namespaces', () => {
  const rake = `
    task :all do; end
    namespace :data do
      task :load, [:file] => [:environment] do |_, args| end
      namespace 'old' do
        task clean: :environment do; end
      end
      task :whole => 'data:load'
    end
    Rake::Task['data:load'].invoke
  `;
  expect(tasksIn(rake)).toEqual(['all', 'data:load', 'data:old:clean', 'data:whole']);
});

test.each([
  'docker compose build',
  'docker compose up --detach web',
  'docker compose run --rm web bin/setup',
  'docker compose run --rm -e RAILS_ENV=test web bundle exec rspec spec/models',
  'docker compose exec assets bin/rails db:migrate',
  'bin/rails data:load[file]',
  'bundle exec rake assets:precompile',
  'bin/rails tailwindcss:build',
  'bin/rails console',
  'docker compose down --volumes',
  'cp .env.sample .env',
  'git checkout 2026-07',
])('a command that the repository knows is let pass: %s', (command) => {
  expect(problems(command)).toEqual([]);
});

test.each([
  ['docker compose run --rm webb bin/setup', 'docker-compose.yml has no service webb'],
  ['docker compose exec -u root', 'docker-compose.yml has no service '],
  ['docker compose up redis', 'docker-compose.yml has no service redis'],
  ['docker compose run web bin/start', 'there is no bin/start'],
  ['docker compose run web bundle exec rake data:lod', 'there is no task data:lod'],
  ['bin/rails db:dropp', 'there is no task db:dropp'],
  ['bin/rails shakapacker:compile', 'there is no task shakapacker:compile'],
  ['foreman start', 'nothing of the repository names foreman'],
])('a command that it lacks is named: %s', (command, text) => {
  expect(problems(command)).toEqual([`contrib/docker.md:4  ${text} (app)`]);
});

test('only repositories of the model are cloned', () => {
  expect(problems('git clone --branch 2026-07 https://github.com/quintel/my-etm.git', 'an empty folder')).toEqual([]);
  expect(problems('git clone https://github.com/quintel/myetm.git', 'an empty folder')).toEqual([
    "contrib/docker.md:4  https://github.com/quintel/myetm.git is none of the model's repositories (an empty folder)",
  ]);
});

test('a block without the name of a repository has commands of the system only', () => {
  expect(problems('cd etengine', 'an empty folder')).toEqual([]);
  expect(problems('bin/setup', 'an empty folder')).toEqual([
    'contrib/docker.md:4  bin/setup: the title of the block names no repository that was given (an empty folder)',
  ]);
});

import {expect, test} from 'vitest';
import {compare} from './compare';
import {expandRoutes} from './routes';

const ROUTES = `
Rails.application.routes.draw do
  root to: 'pages#index' # no part of the API
  namespace :inspect do
    resources :gqueries do
      member { get :result }
    end
  end

  namespace :api do
    namespace :v3 do
      resource :user, only: %i[update destroy]
      resources :areas, only: :index

      # GET /api/v3/things
      resources :things, except: %i[new edit] do
        member do
          get :batch
          get :export,   to: 'export#things',   as: :things_download
        end
        collection do
          get 'versions', to: 'thing_versions#index'
        end
        resource :order, only: %i[show update],
          controller: :sortables, sortable_type: :things
        resources :parts, only: %i[show],
                  param: :key do
          collection do
            get :meta
          end
        end
        get 'files/*id', to: 'files#show'
        resources :users, only: [:destroy], controller: 'thing_users' do
          collection do
            put :update
            delete :destroy_all
          end
        end
      end

      resources :inputs, only: :show do
        get :list, on: :collection
      end
    end
  end
end
`;

const routes = expandRoutes(ROUTES);

test('resources are expanded as Rails does it', () => {
  expect(routes.map(({method, path, action}) => `${method} ${path.replace('/api/v3', '')} ${action}`)).toEqual([
    'PATCH /user users#update',
    'PUT /user users#update',
    'DELETE /user users#destroy',
    'GET /areas areas#index',
    'GET /things/:id/batch things#batch',
    'GET /things/:id/export export#things',
    'GET /things/versions thing_versions#index',
    'GET /things/:thing_id/order sortables#show',
    'PATCH /things/:thing_id/order sortables#update',
    'PUT /things/:thing_id/order sortables#update',
    'GET /things/:thing_id/parts/meta parts#meta',
    'GET /things/:thing_id/parts/:key parts#show',
    'GET /things/:thing_id/files/*id files#show',
    'PUT /things/:thing_id/users thing_users#update',
    'DELETE /things/:thing_id/users/destroy_all thing_users#destroy_all',
    'DELETE /things/:thing_id/users/:id thing_users#destroy',
    'GET /things things#index',
    'POST /things things#create',
    'GET /things/:id things#show',
    'PATCH /things/:id things#update',
    'PUT /things/:id things#update',
    'DELETE /things/:id things#destroy',
    'GET /inputs/list inputs#list',
    'GET /inputs/:id inputs#show',
  ]);
});

test('what Rails would add unless it is excepted is there', () => {
  const whole = expandRoutes('namespace :api do\n resources :paths\nend');
  expect(whole.map(({method, path}) => `${method} ${path}`)).toContain('GET /api/paths/:id/edit');
});

test('a word of routes.rb that is not known stops the comparison', () => {
  expect(() => expandRoutes('namespace :api do\n concern :nice\nend')).toThrow('“concern nice”');
});

const some = expandRoutes(
  'namespace :api do\nnamespace :v3 do\n resources :things, only: %i[index show update]\nend\nend',
);
const get = {method: 'get'} as const;

test('parameters may have other names, and a format may follow', () => {
  const described = [
    {...get, path: '/api/v3/things'},
    {...get, path: '/api/v3/things.csv'},
    {...get, path: '/api/v3/things/{key}'},
    {...get, path: '/oauth/userinfo'},
    {method: 'put', path: '/api/v3/things/{id}'},
    {method: 'patch', path: '/api/v3/things/{id}'},
  ] as const;
  expect(compare(some, described, [])).toEqual({undescribed: [], unrouted: [], outdated: []});
});

test('what one of the two lacks is named', () => {
  const described = [
    {...get, path: '/api/v3/things'},
    {...get, path: '/api/v3/things/{id}'},
    {...get, path: '/api/v3/nothings'},
  ] as const;
  const dead = [
    {route: 'PATCH /api/v3/things/:id', reason: 'a'},
    {route: 'GET /api/v3/gone', reason: 'b'},
    {route: 'GET /api/v3/things', reason: 'c'},
  ];
  expect(compare(some, described, dead)).toEqual({
    undescribed: ['PUT /api/v3/things/:id  (things#update)'],
    unrouted: ['GET /api/v3/nothings'],
    outdated: [
      'GET /api/v3/gone is no route any more: take it off the list',
      'GET /api/v3/things is described: take it off the list',
    ],
  });
});

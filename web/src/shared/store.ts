import { applyMiddleware, combineReducers, createStore, type Middleware, type Reducer } from 'redux';
import { sessionReducer, type SessionAction, type WithSession } from './session/session-slice.js';

type Listener = (action: SessionAction, before: WithSession) => void;

const listeners: Listener[] = [];
let added: Middleware | undefined;

/** Thunks, what is added later, and those who listen. */
const middleware: Middleware<object, WithSession> = (api) => (next) => {
  let last = next;
  return (action) => {
    if (typeof action === 'function') return action(api.dispatch, api.getState) as unknown;
    if (added && last === next) last = added(api)(next);
    const before = api.getState();
    const result = last(action);
    for (const listener of listeners) listener(action as SessionAction, before);
    return result;
  };
};

/** Redux alone: pages that ask our API bring its part with them, and the public ones load without it. */
export const store = createStore(
  combineReducers({ session: sessionReducer as Reducer<WithSession['session']> }),
  applyMiddleware(middleware),
);

/** Takes the API slice in; there is one. */
export function addSlice(slice: {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}): void {
  added = slice.middleware;
  store.replaceReducer(
    combineReducers({ session: sessionReducer as Reducer, [slice.reducerPath]: slice.reducer }) as never,
  );
}

/** Calls back after each action, with the state before it. */
export function onAction(listener: Listener): void {
  listeners.push(listener);
}

import { Command } from 'commander';
import { createCommand } from './users/create.js';
import { deleteCommand } from './users/delete.js';
import { exportCommand } from './users/export.js';
import { listCommand } from './users/list.js';
import { makeAdminCommand } from './users/make-admin.js';
import { showCommand } from './users/show.js';
import { signOutCommand } from './users/sign-out.js';

export function usersCommand(): Command {
  return new Command('users')
    .description('List, show, create, sign out, export and erase users; make administrators.')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(createCommand())
    .addCommand(makeAdminCommand())
    .addCommand(signOutCommand())
    .addCommand(exportCommand())
    .addCommand(deleteCommand());
}

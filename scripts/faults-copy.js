import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it stands, without what git ignores, in which faults are put. */
export class FaultsCopy {
  /** With a slash at its end. */
  root;

  /** @param {string} original the project's root */
  constructor(original) {
    this.root = `${realpathSync(mkdtempSync(join(tmpdir(), 'visningsklar-faults-')))}/`;
    try {
      this.#fill(original);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  #fill(original) {
    const all = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', all, { cwd: original, encoding: 'utf8' });
    for (const path of listed.split('\0').filter((name) => name && existsSync(join(original, name)))) {
      mkdirSync(join(this.root, dirname(path)), { recursive: true });
      copyFileSync(join(original, path), join(this.root, path));
    }
    this.#linkPackages(original);
    this.#git('init', '--quiet');
    this.#git('add', '--all');
  }

  /** @param {string} patch its whole path @throws Error when it does not apply */
  put(patch) {
    this.#git('apply', patch);
  }

  /** Takes the fault out again. @throws Error when the copy is then not as it was */
  takeOut(patch) {
    this.#git('apply', '--reverse', patch);
    const left =
      this.#git('diff', '--name-only') +
      this.#git('ls-files', '--others', '--exclude-standard', '--directory');
    if (left !== '') throw new Error(`After ${patch} the copy is not what it was:\n${left}`);
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Each package by itself: what is cached beside them is about the files of one root. */
  #linkPackages(original) {
    const packages = join(original, 'node_modules');
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync(packages))
      if (name === '.bin' || !name.startsWith('.'))
        symlinkSync(join(packages, name), join(this.root, 'node_modules', name));
  }

  #git(...words) {
    return execFileSync('git', words, { cwd: this.root, encoding: 'utf8' });
  }
}

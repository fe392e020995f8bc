import { readFileSync } from 'node:fs';

interface Rule {
  names: string[];
  action: string;
  errnoRet?: number;
  args?: { index: number; value: number; valueTwo?: number; op: string }[];
}

const profile = JSON.parse(readFileSync('deploy/browser-seccomp.json', 'utf8')) as {
  defaultAction: string;
  defaultErrnoRet: number;
  syscalls: Rule[];
};

/** As the kernel answers a call under this profile, in a container without capabilities. */
function answer(call: string, ...given: number[]): 'allowed' | number {
  const holds = ({ index, value, valueTwo = 0, op }: NonNullable<Rule['args']>[number]) => {
    const arg = given[index] ?? 0;
    if (op === 'SCMP_CMP_EQ') return arg === value;
    if (op === 'SCMP_CMP_MASKED_EQ') return Number(BigInt(arg) & BigInt(value)) === valueTwo;
    throw new Error(`${op} is not known here`);
  };
  const rules = profile.syscalls.filter(({ names, args = [] }) => names.includes(call) && args.every(holds));
  if (rules.some(({ action }) => action === 'SCMP_ACT_ALLOW')) return 'allowed';
  return rules[0]?.errnoRet ?? profile.defaultErrnoRet;
}

/** What the kernel names them, include/uapi/linux/sched.h. */
const namespaces = {
  mounts: 0x0002_0000,
  cgroups: 0x0200_0000,
  names: 0x0400_0000,
  ipc: 0x0800_0000,
  users: 0x1000_0000,
  processes: 0x2000_0000,
  network: 0x4000_0000,
};
const SIGCHLD = 17;
const notKnown = 38;

it('refuses what it does not name', () => {
  expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
  expect(answer('no_such_call')).toBe(notKnown);
});

it('lets Chromium make its sandbox: namespaces of users, processes and network, and an empty root', () => {
  const { users, processes, network } = namespaces;
  expect(answer('clone', users | processes | network | SIGCHLD)).toBe('allowed');
  // The zygote gives each renderer one of its own, and itself none of its parent's rights.
  expect(answer('clone', processes | SIGCHLD)).toBe('allowed');
  expect(answer('unshare', users)).toBe('allowed');
  expect(answer('chroot')).toBe('allowed');
  expect(answer('seccomp')).toBe('allowed');
});

it.each(['mounts', 'cgroups', 'names', 'ipc'] as const)('lets nobody make a namespace of %s', (kind) => {
  expect(answer('clone', namespaces[kind] | SIGCHLD)).toBe(notKnown);
  expect(answer('clone', namespaces[kind] | namespaces.users | SIGCHLD)).toBe(notKnown);
  expect(answer('unshare', namespaces[kind])).toBe(notKnown);
  expect(answer('unshare', namespaces[kind] | namespaces.users)).toBe(notKnown);
});

it('tells clone3 as not known, whose flags no filter sees', () => {
  expect(answer('clone3')).toBe(notKnown);
});

it.each([
  ['unix', 1],
  ['IPv4', 2],
  ['IPv6', 10],
  ['netlink', 16],
])('lets sockets of %s be', (_family, number) => {
  expect(answer('socket', number)).toBe('allowed');
});

it.each([
  ['raw packets', 17],
  ["the kernel's ciphers", 38],
  ['machines beside', 40],
])('lets sockets of %s not be', (_family, number) => {
  expect(answer('socket', number)).toBe(notKnown);
});

it.each([
  ['mount umount2 pivot_root move_mount fsopen fsmount open_tree mount_setattr setns'],
  ['ptrace process_vm_readv process_vm_writev kcmp pidfd_getfd process_madvise'],
  ['bpf perf_event_open io_uring_setup io_uring_enter userfaultfd vmsplice'],
  ['add_key keyctl request_key open_by_handle_at name_to_handle_at personality'],
  ['init_module finit_module kexec_load reboot swapon iopl ioperm modify_ldt mknod acct quotactl syslog'],
])('gives no way to the kernel that a browser does not need: %s', (calls) => {
  for (const call of calls.split(' ')) expect([call, answer(call)]).toEqual([call, notKnown]);
});

import { ConfigProvider } from 'antd';
import swedish from 'antd/locale/sv_SE';
import { useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { useMedia } from '../../shared/ui/use-media.js';
import { useTheme } from '../../shared/ui/theme-choice.js';
import { antdTheme } from '../antd-theme.js';
import './antd-frame.css';

/** antd in our theme and in Swedish, around the pages that use it: the others load none of it. */
export function AntdFrame() {
  const { mode } = useTheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => antdTheme(mode, { isStill }), [mode, isStill]);
  return (
    <ConfigProvider theme={theme} locale={swedish} wave={{ disabled: true }}>
      <Outlet />
    </ConfigProvider>
  );
}

